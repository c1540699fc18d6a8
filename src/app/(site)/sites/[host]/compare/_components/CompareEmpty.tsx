import { Icon } from '@/components/ui/Icon'
import { COMPARE_LIMIT } from '@/domain/compare/comparePath'

/** The server cannot know the shopper's compare list. The browser offers it here when it has one. */
export function CompareEmpty({ noun }: { noun: string }) {
  return (
    <div className="empty">
      <h2>Nothing to compare yet.</h2>
      <p>
        Tick Compare on up to {COMPARE_LIMIT} {noun} of the stock, and they stand here side by side.
      </p>
      <div className="row">
        <a className="btn btn--brand" href="/search">
          <Icon name="search" />
          Browse the stock
        </a>
        <a className="btn btn--line" href="/garage">
          <Icon name="heart" />
          My garage
        </a>
        <a className="btn btn--line" href="/compare" data-compare-mine="" hidden>
          <Icon name="scales" />
          Compare your list
        </a>
      </div>
    </div>
  )
}
