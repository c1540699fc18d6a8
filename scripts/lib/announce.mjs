/** The lines that `npm start` prints when the server is ready. Demo mode: every dealer and log-in; otherwise the address of the admin. */
export function readyLines(demo, env, seconds) {
  const port = env.PORT || 3000
  const admin = env.DATABASE_URL ? `https://${env.PLATFORM_HOST}/admin` : `http://localhost:${port}/admin`
  return [
    '',
    `Forecourt is ready, ${seconds} after the start.`,
    '',
    ...(demo?.dealers ?? []).map((dealer) => `  ${dealer.name.padEnd(22)} ${dealer.url}`),
    `  ${'Admin'.padEnd(22)} ${demo?.admin?.url ?? admin}`,
    ...(demo?.admin?.logins ?? []).map(
      (login) => `    ${login.role.padEnd(20)} ${login.email}  ${login.password}`,
    ),
    '',
    'Stop with Ctrl+C.',
    '',
  ]
}
