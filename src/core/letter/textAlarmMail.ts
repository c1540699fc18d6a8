import type { TextAlarm, TextBudget } from './textShares'

interface Facts extends TextBudget {
  dealer: string
  link: string
}

export function textAlarmMail(alarm: TextAlarm, { sent, perDay, dealer, link }: Facts) {
  const used = `${dealer} has sent ${sent} of today’s ${perDay} SMS.`
  const what =
    alarm === 'half'
      ? 'That is half of them. When four fifths are used, only people who signed in before get a code by SMS until midnight; all others use their email address.'
      : 'Until midnight only people who signed in before get a code by SMS, and receipts go by email alone. Nobody is locked out: codes by email work as always.'
  return {
    subject: alarm === 'half' ? `Half of today’s SMS are used: ${dealer}` : `SMS are running out: ${dealer}`,
    text: `${used} ${what}\n\nIs that more than on a usual day? Then a script may be asking for them. You can change the number here:\n${link}\n`,
  }
}
