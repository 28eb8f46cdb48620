/** A page that several readers get cannot carry a nonce. Takes it out, and names the scripts that had it by their SHA-256 instead, as
 * sources of a content security policy: no other script of the page is let in by that. */
export async function hashInlineScripts(
  html: string,
  nonce: string,
): Promise<{ html: string; sources: string[] }> {
  const attribute = ` nonce="${nonce}"`;
  const contents = html
    .split("<script")
    .slice(1)
    .flatMap((script) => {
      const start = script.indexOf(">");
      const tag = script.slice(0, start);
      const content = script.slice(start + 1, script.indexOf("</script", start));
      return tag.includes(attribute) && content !== "" ? [content] : [];
    });
  return { html: html.replaceAll(attribute, ""), sources: await Promise.all(contents.map(sourceOf)) };
}

async function sourceOf(content: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(content));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}
