/** Where a lead came from: the campaign in its page's address, the source that its sender states, or the website itself. */
export function leadSource({ url, source }: { url?: string | null; source?: string | null }): string {
  const campaign = URL.canParse(url ?? '', 'http://site')
    ? new URL(url ?? '', 'http://site').searchParams.get('utm_source')
    : null
  return (campaign ?? source)?.trim().slice(0, 60) || 'Website'
}
