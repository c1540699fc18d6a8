import Link from 'next/link'
import { formatNumber } from '@/core/money/format'

export interface ListView {
  name: string
  count: number
  href: string
  isOpen: boolean
}

export const ListViews = ({ views }: { views: readonly ListView[] }) => (
  <ul className="fc-views">
    {views.map(({ name, count, href, isOpen }) => (
      <li key={name}>
        <Link prefetch={false} href={href} aria-current={isOpen ? 'page' : undefined}>
          {name} <span>{formatNumber(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
