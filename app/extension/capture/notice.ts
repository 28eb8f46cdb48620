/** Says in the page what became of a press, for four seconds. Runs there on its own: it can use nothing but what it is given. */
export function showNotice(text: string, tone: "good" | "bad"): void {
  const id = "memwink-notice";
  document.getElementById(id)?.remove();
  const host = document.createElement("div");
  host.id = id;
  host.setAttribute("role", "status");
  host.style.cssText = "all:initial;position:fixed;z-index:2147483647;top:16px;right:16px";
  const box = document.createElement("div");
  box.style.cssText = `max-width:320px;padding:12px 16px;border-radius:10px;font:15px/1.5 system-ui,sans-serif;color:#fff;background:${tone === "good" ? "#1c1b18" : "#a3261c"};box-shadow:0 6px 24px rgb(0 0 0/.25);overflow-wrap:anywhere`;
  box.textContent = text;
  host.attachShadow({ mode: "closed" }).appendChild(box);
  document.documentElement.appendChild(host);
  setTimeout(() => host.remove(), 4000);
}
