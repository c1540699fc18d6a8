import type { AccountView } from '@/app/(site)/sites/[host]/account/page-data'
import { t } from '@/lib/words'

/** How much each part of the account holds, as the way to it. */
export function Counts({ view: { going, saved, searches, messages, site } }: { view: AccountView }) {
  const { features, labels } = site.config
  const counts = [
    { id: 'going', count: going.length, label: t('Booked or reserved'), isShown: true },
    {
      id: 'saved',
      count: saved.length,
      label: t('Saved {noun}', { noun: labels.cars }),
      isShown: features.garage,
    },
    {
      id: 'searches',
      count: searches.active.length,
      label: t('Saved searches'),
      isShown: features.savedSearches,
    },
    { id: 'messages', count: messages.length, label: t('Messages'), isShown: true },
  ]
  return (
    <nav className="counts" aria-label={t('Parts of your account')}>
      <ul>
        {counts.map(
          ({ id, count, label, isShown }) =>
            isShown && (
              <li key={id}>
                <a href={`#${id}`}>
                  <b>{count}</b> <span>{label}</span>
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
