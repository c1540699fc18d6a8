import type { UIFieldServerProps } from 'payload'
import { dealerOf } from '@/admin/dealerOf'
import { siteAddress } from '@/admin/siteAddress'

/** Beside a form: the page of the website that it is about, where there is one. */
export async function OnSite({ data, payload, folder }: UIFieldServerProps & { folder: string }) {
  const { slug, visible, status }: Record<string, unknown> = data ?? {}
  if (typeof slug !== 'string' || !slug || visible === false || status === 'discontinued') return null
  const site = await siteAddress(payload, dealerOf(data))
  return site ? (
    <div className="fc fc--field">
      <a className="fc-btn" href={`${site}/${folder}/${slug}`} target="_blank" rel="noopener">
        See it on the website
      </a>
    </div>
  ) : null
}
