import { createRoot } from "react-dom/client";
import { NewTab } from "./NewTab";

const root = document.getElementById("root");
if (root) createRoot(root).render(<NewTab />);
