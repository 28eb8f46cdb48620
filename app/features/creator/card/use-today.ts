import { useEffect, useState } from "react";

/** The day on the person's own calendar; null on the server, whose day may be another. */
export function useToday(): Date | null {
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(new Date()), []);
  return today;
}
