export function calibrated(_scorer: string, raw: number): number {
  return raw;
}
