import type { LetterKind } from './letter'
import type { TextAlarm, TextBudget } from './textShares'

interface Facts extends TextBudget {
  alarm: TextAlarm
  dealer: string
  link: string
}

export const textAlarmMail: LetterKind<Facts> = {
  name: 'SMS are being used up',
  to: 'staff',
  write({ alarm, sent, perDay, dealer, link }) {
    const subject =
      alarm === 'half' ? `Half of today’s SMS are used: ${dealer}` : `SMS are running out: ${dealer}`
    return {
      subject,
      heading: subject,
      parts: [
        `${dealer} has sent ${sent} of today’s ${perDay} SMS.`,
        alarm === 'half'
          ? 'That is half of them. When four fifths are used, only people who signed in before get a code by SMS until midnight; all others use their email address.'
          : 'Until midnight only people who signed in before get a code by SMS, and receipts go by email alone. Nobody is locked out: codes by email work as always.',
        'Is that more than on a usual day? Then a script may be asking for them. You can change the number here:',
        { button: 'Open the settings', href: link },
      ],
    }
  },
  samples: ({ site: { tenant, origin } }) => {
    const facts = { perDay: 200, dealer: tenant.name, link: `${origin}/admin` }
    return {
      'Half are used': { ...facts, alarm: 'half', sent: 100 },
      'Nearly all are used': { ...facts, alarm: 'scarce', sent: 160 },
    }
  },
}
