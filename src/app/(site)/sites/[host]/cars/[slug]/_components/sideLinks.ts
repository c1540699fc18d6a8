import { carFormHref } from '@/core/car/text'
import { type ChatKind, firstChat } from '@/features/chat/chat.rules'
import type { IconName } from '@/components/ui/Icon'
import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { financeHref } from '@/core/money/paths'
import type { CarControls } from '@/core/car/controls'
import { hasWaysToPay } from '@/features/reservations/payments/waysToPay.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

export interface SideLink {
  icon: IconName
  label: string
  href: string
  ask?: true
  /** Opens the chat beside the page; its address is for visitors without scripts. */
  chat?: ChatKind
}
/** `call` is shown as the number, or as a button that reveals it. */
export type SideItem = SideLink | 'call'
type Button = TenantConfig['sidebarButtons'][number]

const itemOf = (button: Button, car: Car, config: TenantConfig, controls: CarControls): SideItem | null => {
  switch (button) {
    case 'call':
      return 'call'
    case 'finance':
      return config.features.finance
        ? {
            icon: 'money',
            label: config.labels.finance,
            href: financeHref(car),
          }
        : null
    case 'trade-in':
      return config.features.tradeIn && isAvailable(car)
        ? { icon: 'swap', label: t('Value my trade-in'), href: `/cars/trade-in?car_id=${car.id}` }
        : null
    case 'offer':
      return controls.makeOffer
        ? { icon: 'tag', label: t('Make an offer'), href: carFormHref(car, 'offer'), ask: true }
        : null
    case 'history':
      return controls.history ? { icon: 'file', label: t('History report'), href: controls.history } : null
    case 'location':
      return { icon: 'pin', label: t('Location'), href: '#vehicle-map' }
    case 'payments':
      return hasWaysToPay(car, config)
        ? { icon: 'wallet', label: t('Payment methods'), href: '#payment' }
        : null
    case 'custom':
      return config.sidebarLink ? { icon: 'right', ...config.sidebarLink } : null
    default:
      // The other actions are buttons above.
      return null
  }
}

/** The floating button would cover this box, so the chat has a line in it. */
const chatItems = (config: TenantConfig): SideLink[] => {
  const chat = firstChat(config)
  return chat ? [{ icon: 'people', label: chat.label, href: '/contact-us', chat: chat.kind }] : []
}

export const sideItems = (car: Car, config: TenantConfig, controls: CarControls): SideItem[] => {
  const photos: SideLink[] = controls.photoRequest
    ? [{ icon: 'camera', label: t('Request photos'), href: carFormHref(car, 'photos'), ask: true }]
    : []
  return [
    ...config.sidebarButtons.flatMap((button) => itemOf(button, car, config, controls) ?? []),
    ...photos,
    ...chatItems(config),
  ]
}
