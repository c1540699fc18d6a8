interface Came {
  url?: string | null
  source?: string | null
  /** Parameters of the links that led to the website, whichever page the form was on. */
  linked?: Readonly<Record<string, string>> | null
}

/** Where a lead came from: the campaign of its page or of the link before, the source that its sender states, or the website. */
export function leadSource({ url, source, linked }: Came): string {
  const campaign = URL.canParse(url ?? '', 'http://site')
    ? new URL(url ?? '', 'http://site').searchParams.get('utm_source')
    : null
  return (campaign ?? linked?.utm_source ?? source)?.trim().slice(0, 60) || 'Website'
}
