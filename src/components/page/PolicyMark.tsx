interface Props {
  nonce: string | undefined
  /** Companies whose programs this page loads. */
  'data-trackers'?: string
  /** Where pictures of this page come from, besides its own host. */
  'data-pictures'?: string
}

/** Marks the page, so that only its content security policy allows these hosts (server/securityHeaders.ts). */
export const PolicyMark = (props: Props) => (
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  <script type="application/json" suppressHydrationWarning {...props} />
)
