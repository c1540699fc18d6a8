export const floodMail = (dealer: string, perHour: number, link: string) => ({
  subject: `Many enquiries at once: ${dealer}`,
  text: [
    `More than ${perHour} enquiries came to ${dealer} within an hour, which looks like a script.`,
    'All of them are in your inbox. Until it is calmer you get a mail only about the first enquiry of each sender, so that you find the real ones:',
    '',
    link,
    '',
  ].join('\n'),
})
