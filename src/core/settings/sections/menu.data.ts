import type { SettingSection } from '@/core/settings/field'
import { LINK } from './fragments'

export const MENU: SettingSection = {
  key: 'menu',
  title: 'Menu and footer',
  help: 'The menu at the top and the footer of every page. Drag entries, or move them with the arrows.',
  groups: [
    {
      title: 'Header',
      fields: [
        {
          path: 'navigation',
          label: 'Menu',
          row: 'entry',
          fields: [
            ...LINK,
            {
              path: 'kind',
              label: 'What it opens',
              words: {
                link: 'A page',
                menu: 'A menu of links',
                models: 'All models',
                makes: 'All makes',
                stock: 'Cars in stock',
              },
            },
            {
              path: 'children',
              label: 'Links in it',
              row: 'link',
              fields: [...LINK, { path: 'picture', label: 'Picture', as: 'picture' }],
            },
          ],
        },
        {
          path: 'headerLine',
          label: 'Line above the header',
          fields: [
            { path: 'text', label: 'Text' },
            { path: 'label', label: 'Link text' },
            { path: 'href', label: 'Link', as: 'link' },
          ],
        },
      ],
    },
    {
      title: 'Footer',
      fields: [
        {
          path: 'footer',
          label: 'Groups of links',
          row: 'group',
          fields: [
            { path: 'title', label: 'Heading' },
            { path: 'links', label: 'Links', row: 'link', fields: LINK },
          ],
        },
        {
          path: 'footerPicture',
          label: 'Picture in the footer',
          as: 'picture',
          help: 'Above the columns, or beside the letterhead. The layout is chosen under Brand.',
        },
        { path: 'social.facebook_url', label: 'Facebook page' },
        { path: 'social.instagram_url', label: 'Instagram page' },
      ],
    },
  ],
}
