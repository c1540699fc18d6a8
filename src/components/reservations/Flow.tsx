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
  children: ReactNode
}

export function Flow({ crumbs, heading, steps, aside, below, sells, children }: Props) {
  return (
    <main id="main" className={sells ? 'is-flow is-sell' : 'is-flow'}>
      <div className={aside ? 'wrap flow' : 'wrap flow flow--solo'}>
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
