import { fileURLToPath } from "node:url";
import { build } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** One script for a browser from a file of this folder, with all that it imports. */
export async function bundle(file: string): Promise<string> {
  const built = await build({
    root: path("../../.."),
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"test"' },
    resolve: { alias: { "~": path("../../../app") } },
    build: {
      write: false,
      minify: false,
      target: "esnext",
      reportCompressedSize: false,
      // Not a byte of it goes over a network.
      rollupOptions: { treeshake: false },
      lib: { entry: path(file), formats: ["iife"], name: "underTest", fileName: "page" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("nothing was built");
  return output.output[0].code;
}
