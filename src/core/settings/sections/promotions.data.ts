import type { SettingField, SettingSection } from '@/core/settings/field'

const chat = (path: string, label: string, help: string): SettingField => ({
  path,
  label,
  help,
  fields: [
    {
      path: 'provider',
      label: 'Service',
      words: {
        crisp: 'Crisp',
        tawk: 'tawk.to',
        chatwoot: 'Chatwoot',
        tidio: 'Tidio',
        sample: 'An example that does not answer',
      },
    },
    { path: 'id', label: 'Your account there', help: 'As the service gave it to you.' },
    { path: 'label', label: 'Button text' },
  ],
})

export const PROMOTIONS: SettingSection = {
  key: 'promotions',
  title: 'Promotions and chat',
  help: 'The wheel of prizes, and services that answer in a window of their own.',
  groups: [
    {
      title: 'Spin to win',
      help: 'Chances are published beside the wheel. It is switched on under Features.',
      fields: [
        {
          path: 'spin',
          label: 'Promotion',
          fields: [
            { path: 'title', label: 'Title' },
            { path: 'text', label: 'Text', as: 'long' },
            {
              path: 'key',
              label: 'Short name',
              help: 'A new one is a new promotion: everybody has a go again.',
            },
            { path: 'from', label: 'First day' },
            { path: 'until', label: 'Last day' },
            {
              path: 'every',
              label: 'Attempts',
              words: { once: 'In all', day: 'A day', week: 'A week', month: 'A month' },
            },
            {
              path: 'prizes',
              label: 'Segments of the wheel',
              row: 'field',
              fields: [
                { path: 'name', label: 'Name' },
                { path: 'key', label: 'Short name', help: 'Small letters, digits and hyphens.' },
                { path: 'detail', label: 'More about it', as: 'long' },
                { path: 'odds', label: 'Chance', unit: '%' },
                { path: 'stock', label: 'How many there are', help: 'Empty: no limit.' },
                { path: 'from', label: 'From' },
                { path: 'until', label: 'Until' },
                { path: 'wins', label: 'It is a prize' },
              ],
            },
            { path: 'terms', label: 'Terms', help: 'One per line.' },
            { path: 'permit', label: 'Permit' },
            { path: 'dealership', label: 'Prizes are handed over by', as: 'dealership' },
          ],
        },
      ],
    },
    {
      title: 'Chat',
      fields: [
        chat('chat', 'Chat', 'Nothing of it is loaded before a press.'),
        {
          path: 'features.autobot',
          label: 'An assistant answers',
          help: 'Off: the service below is not offered.',
        },
        chat('assistant', 'Assistant', 'A service that answers by itself.'),
      ],
    },
  ],
}
