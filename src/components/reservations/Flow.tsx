import type { ComponentProps, ReactNode } from 'react'
import { type PathCrumb, PathCrumbs } from '@/components/page/PathCrumbs'
import { Steps } from './Steps'

interface Props {
  crumbs: readonly PathCrumb[]
  heading: string
  steps?: ComponentProps<typeof Steps>
  aside?: ReactNode
  /** Part of selling or trading in: the footer has no link to it then. */
  sells?: boolean
  /** One question a screen: on a narrow one it comes before what stands beside it, and if `wide` on any. */
  asks?: 'beside' | 'wide'
  children: ReactNode
}

export function Flow({ crumbs, heading, steps, aside, sells, asks, children }: Props) {
  const looks = ['wrap flow', !aside && 'flow--solo', asks && 'flow--told', asks === 'wide' && 'flow--wide']
  return (
    <main
      id="main"
      className={['is-flow', sells ? 'is-sell' : steps && 'is-steps'].filter(Boolean).join(' ')}
    >
      <div className={looks.filter(Boolean).join(' ')}>
        <PathCrumbs crumbs={crumbs} />
        <header className="flow__head">
          <h1>{heading}</h1>
          {steps && <Steps {...steps} />}
        </header>
        {aside}
        <div className="flow__main">{children}</div>
      </div>
    </main>
  )
}
