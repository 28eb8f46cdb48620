/** Names one after another, with the comma of their script: "Nurse, City Hospital", “运营专员，云雀家居”. */
export function joinNames(names: string[]): string {
  return names.join(names.every((name) => /\p{Script=Han}/u.test(name)) ? "，" : ", ");
}
