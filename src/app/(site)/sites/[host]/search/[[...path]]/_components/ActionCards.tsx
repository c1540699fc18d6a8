import { Icon } from '@/components/ui/Icon'
import { CarPicture } from '@/components/car/CarPicture'

export type ActionKind = 'trade-in' | 'finance'

const ACTIONS = {
  'trade-in': {
    icon: 'hand',
    title: 'What is yours worth?',
    text: 'Two minutes, your rego and a guide price you can use against any car here.',
    label: 'Value my trade-in',
    href: '/trade-in',
  },
  finance: {
    icon: 'wallet',
    title: 'Know your number first',
    text: 'Repayments in as little as three minutes. Indicative only.',
    label: 'Get pre-approved',
    href: '/finance',
  },
} as const

export function ActionCard({ kind }: { kind: ActionKind }) {
  const { icon, title, text, label, href } = ACTIONS[kind]
  return (
    <aside className="cta-card" aria-label={title}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
      <a className="btn btn--accent" href={href}>
        {label}
      </a>
    </aside>
  )
}

export interface Promo {
  title: string
  text: string
  label: string
  href: string
  image_url?: string | null
}

export function PromoCard({ promo }: { promo: Promo }) {
  return (
    <aside className="promo-card" aria-label={promo.title}>
      {promo.image_url && <CarPicture url={promo.image_url} alt="" />}
      <div>
        <h3>{promo.title}</h3>
        <p>{promo.text}</p>
        <a className="link" href={promo.href}>
          {promo.label}
          <Icon name="right" />
        </a>
      </div>
    </aside>
  )
}
