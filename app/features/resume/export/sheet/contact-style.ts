import type { ResumeLanguage } from "~/core/resume";
import type { ContactItem } from "./blocks";
import type { ContactStyle, Design } from "./design";
import { templates } from "./templates";

const labels: Record<ResumeLanguage, Partial<Record<ContactItem["field"], string>>> = {
  en: { email: "Email: ", phone: "Phone: ", place: "Location: " },
  zh: { email: "邮箱：", phone: "电话：", place: "所在地：" },
};

export function contactStyleOf({ contact, template }: Design): ContactStyle {
  return contact ?? templates[template].usual.contact ?? "plain";
}

/** What stands before a contact detail that is shown with a label: nothing where it says itself what it is. */
export function contactLabel({ field }: ContactItem, language: ResumeLanguage): string {
  return labels[language][field] ?? "";
}
