import 'server-only'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { FinderFields, type FinderProps } from './FinderFields'
import { LateFinder } from './LateFinder'

/** A plain form to the stock list. After the first touch it shows a count and narrows the models. */
export function PlainFinder(finder: FinderProps) {
  const html = renderStatic(
    <form className="finder" action="/search">
      <FinderFields {...finder} />
    </form>,
  )
  return (
    <LateFinder {...finder}>
      <StaticHtml className="static-html" html={html} />
    </LateFinder>
  )
}
