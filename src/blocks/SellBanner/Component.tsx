import { CallToActionBlock } from '@/blocks/CallToAction/Component'
import type { BlockProps } from '@/blocks/props'

export function SellBannerBlock({ block, ...rest }: BlockProps<'sellBanner'>) {
  const { text, heading, link_label } = block
  const links = [{ label: link_label || 'Get a price', href: '/sell-your-car' }]
  const band = { text, heading: heading || 'We would love to buy your car', links }
  return <CallToActionBlock block={{ blockType: 'callToAction', ...band }} {...rest} />
}
