import type { ComponentProps, ReactNode } from 'react'
import { t } from '@/lib/words'
import { Steps } from './Steps'

interface Props {
  crumbs: readonly { name: string; href: string }[]
  heading: string
  steps?: ComponentProps<typeof Steps>
  aside?: ReactNode
  below?: ReactNode
  /** Part of selling or trading in: the footer has no link to it then. */
  sells?: boolean
  /** One question a screen: on a narrow one it comes before what stands beside it. */
  asks?: boolean
  children: ReactNode
}

export function Flow({ crumbs, heading, steps, aside, below, sells, asks, children }: Props) {
  return (
    <main id="main" className={sells ? 'is-flow is-sell' : 'is-flow'}>
      <div className={['wrap flow', !aside && 'flow--solo', asks && 'flow--told'].filter(Boolean).join(' ')}>
        <nav className="crumbs" aria-label={t('Breadcrumb')}>
          <ol>
            {crumbs.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ol>
        </nav>
        <header className="flow__head">
          <h1>{heading}</h1>
          {steps && <Steps {...steps} />}
        </header>
        {aside}
        <div className="flow__main">{children}</div>
      </div>
      {below}
    </main>
  )
}
