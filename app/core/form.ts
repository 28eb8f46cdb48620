/** Names that reach an object's prototype instead of a field of its own. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** The fields of a form by name; null where a name stands twice, or would reach an object's prototype. */
export function fieldsOf(form: FormData): Record<string, FormDataEntryValue> | null {
  const names = [...form.keys()];
  if (new Set(names).size < names.length || names.some((name) => forbidden.has(name))) return null;
  return Object.fromEntries(form);
}
