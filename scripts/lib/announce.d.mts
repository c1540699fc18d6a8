interface Demo {
  dealers: { name: string; url: string }[]
  admin: { url: string; logins: { role: string; email: string; password: string }[] }
}
export function readyLines(
  demo: Demo | null,
  env: Record<string, string | undefined>,
  seconds: string,
): string[]
