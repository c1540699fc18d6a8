import { spacedKey, type Offer } from './offer'

/** The key as a QR code, and as text for people who cannot scan. */
export function KeyToScan({ offer: { key, qr } }: { offer: Offer }) {
  return (
    <>
      <p>Scan this with an authenticator app on your phone, then enter the 6-digit code it shows.</p>
      <svg
        className="fc-qr"
        viewBox={`0 0 ${qr.modules} ${qr.modules}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code for your authenticator"
      >
        <rect width={qr.modules} height={qr.modules} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <details>
        <summary>Can’t scan the code?</summary>
        <p>Enter this key in the authenticator app:</p>
        <p className="fc-key">
          <code>{spacedKey(key)}</code>
        </p>
      </details>
    </>
  )
}
