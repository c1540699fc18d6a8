import { Icon } from '@/components/ui/Icon'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'
import { t } from '@/lib/words'

/** The server cannot know the shopper's compare list. The browser offers it here when it has one. */
export function CompareEmpty({ noun }: { noun: string }) {
  return (
    <div className="empty">
      <h2>{t('Nothing to compare yet.')}</h2>
      <p>
        {t('Tick Compare on up to {compare_limit} {noun} of the stock, and they stand here side by side.', {
          compare_limit: COMPARE_LIMIT,
          noun,
        })}
      </p>
      <div className="row">
        <a className="btn btn--brand" href="/search">
          <Icon name="search" />
          {t('Browse the stock')}
        </a>
        <a className="btn btn--line" href="/garage">
          <Icon name="heart" />
          {t('My garage')}
        </a>
        <a className="btn btn--line" href="/compare" data-compare-mine="" hidden>
          <Icon name="scales" />
          {t('Compare your list')}
        </a>
      </div>
    </div>
  )
}
