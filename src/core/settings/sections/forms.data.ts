import type { SettingSection } from '@/core/settings/field'

export const FORMS: SettingSection = {
  key: 'forms',
  title: 'Forms and consent',
  help: 'What an enquiry asks, what it promises, and what a shopper agrees to.',
  groups: [
    {
      title: 'Forms',
      fields: [
        { path: 'forms.messageRequired', label: 'Message is required' },
        { path: 'forms.dealershipField', label: 'Ask for the dealership' },
        { path: 'forms.locationField', label: 'Ask for the place' },
        { path: 'forms.odometer', label: 'Ask for kilometres of a trade-in' },
        {
          path: 'forms.captcha',
          label: 'Spam protection',
          help: 'Checks that a person sends the form. Without it, scripts can send forms in other people’s names.',
        },
        { path: 'forms.smsReceipts', label: 'Receipts by SMS too' },
        {
          path: 'forms.smsReplies',
          label: 'Replies by SMS',
          help: 'Staff can answer a lead with a mobile number by SMS.',
        },
        {
          path: 'forms.smsReminders',
          label: 'Reminders by SMS too',
          help: 'Four hours before a hold ends and a day before a test drive, from 9 am to 8 pm, to shoppers with a mobile number who agreed to news by text.',
        },
        {
          path: 'forms.replyAddress',
          label: 'Mailbox for answers',
          help: 'Answers to your emails then stand in their lead. Your mail service hands on what arrives there: /developers, POST /inbound/mail, with a key that may hand on messages.',
        },
        {
          path: 'forms.textsPerDay',
          label: 'SMS a day at most',
          help: 'Codes, receipts and reminders together. You get a mail when half of them are used.',
        },
      ],
    },
    {
      title: 'Answers',
      fields: [
        { path: 'forms.replyPromise', label: 'What you promise', as: 'long' },
        {
          path: 'forms.replyMinutes',
          label: 'An enquiry is overdue after',
          unit: 'minutes',
          help: 'Counted in your opening hours.',
        },
        {
          path: 'forms.followUps',
          label: 'Remind people to follow up',
          help: 'Two open hours, a day and a week after a lead came, and again after its first answer, whoever has it gets an email and finds it among what needs an answer. It ends when shopper or staff answer. For leads from now on.',
        },
      ],
    },
    {
      title: 'Consent',
      help: 'Each enquiry keeps the text that its shopper saw. Give a changed text a new version.',
      fields: [
        { path: 'consent.version', label: 'Version', help: 'Such as 2026-11.' },
        { path: 'consent.notice', label: 'What you do with details', as: 'long' },
        { path: 'consent.marketing', label: 'News and offers', as: 'long' },
        { path: 'consent.optInHidden', label: 'Do not ask for news and offers' },
        {
          path: 'consent.optInDefault',
          label: 'Ticked at first',
          help: 'A tick that nobody made is no consent: these shoppers get no news.',
        },
        { path: 'consent.terms', label: 'Terms', as: 'long' },
        {
          path: 'consent.alerts',
          label: 'Saving a search',
          as: 'long',
          help: '{dealer} stands for your name.',
        },
        {
          path: 'consent.savedCars',
          label: 'Saving a car',
          as: 'long',
          help: '{dealer} stands for your name.',
        },
      ],
    },
  ],
}
