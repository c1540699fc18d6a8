/** Where a lead came from: the campaign that its page's address names, what its sender says, or the website itself. */
export function leadSource({ url, source }: { url?: string | null; source?: string | null }): string {
  const campaign = URL.canParse(url ?? '', 'http://site')
    ? new URL(url ?? '', 'http://site').searchParams.get('utm_source')
    : null
  return (campaign ?? source)?.trim().slice(0, 60) || 'Website'
}
