import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  config: Pick<TenantConfig, 'logo'>
}

export function Logo({ config: { logo } }: Props) {
  const [first = logo.wordmark, ...rest] = logo.wordmark.split(' ')
  return (
    <a className="logo" href="/" aria-label={t('{wordmark}, home', { wordmark: logo.wordmark })}>
      {logo.mark && <img src={logo.mark} alt="" width={40} height={38} />}
      <span>
        <b>{first}</b>
        {rest.length > 0 && ` ${rest.join(' ')}`}
      </span>
    </a>
  )
}
