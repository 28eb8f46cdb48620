import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from "react";
import { FieldFrame, type FieldText, inputClass, useFieldIds } from "./FieldFrame";

type FieldProps = FieldText & InputHTMLAttributes<HTMLInputElement>;

export const Field = forwardRef<HTMLInputElement, FieldProps>(function Field(props, ref) {
  const { label, hideLabel, hint, error, optional, id, className, ...input } = props;
  const ids = useFieldIds(props, id);
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={ids.id}>
      <input {...input} {...ids} ref={ref} className={`${inputClass} min-h-11 py-1 ${className ?? ""}`} />
    </FieldFrame>
  );
});

export function TextField(props: FieldText & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { label, hideLabel, hint, error, optional, id, className, rows = 5, ...area } = props;
  const ids = useFieldIds(props, id);
  return (
    <FieldFrame {...{ label, hideLabel, hint, error, optional }} id={ids.id}>
      <textarea {...area} {...ids} rows={rows} className={`${inputClass} py-2.5 ${className ?? ""}`} />
    </FieldFrame>
  );
}
