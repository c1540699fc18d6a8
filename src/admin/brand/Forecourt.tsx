import { DEALER_ROLES, ROLE } from '@/access/roles'

/** A roof, its lights, and cars under it at night. */
function Scene() {
  const car = 'M0 30c1-9 6-11 16-13C24 6 32 0 52 0c18 0 28 5 38 16 16 2 24 5 26 14v8H0z'
  return (
    <svg viewBox="0 0 720 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="fc-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe7b8" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffe7b8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="fc-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12161f" />
          <stop offset=".7" stopColor="#24355c" />
          <stop offset="1" stopColor="#d98b5f" />
        </linearGradient>
      </defs>
      <path fill="url(#fc-sky)" d="M0 0h720v330H0z" />
      <path fill="#0d1016" d="M0 318h720v102H0z" />
      {[120, 360, 600].map((at) => (
        <path key={at} fill="url(#fc-light)" d={`M${at - 18} 148h36l92 190h-220z`} />
      ))}
      <path fill="#f4f5f7" d="M-20 126h760v14H-20z" />
      <path fill="#2b3347" d="M-20 140h760v8H-20zM228 148h8v172h-8zm252 0h8v172h-8z" />
      {[
        [62, '#2f6f8f'],
        [302, '#c8cdd6'],
        [542, '#a8432f'],
      ].map(([at, paint]) => (
        <g key={at} transform={`translate(${at} 288)`}>
          <path fill={String(paint)} d={car} />
          <path fill="#0d1016" opacity=".75" d="M24 17C30 9 36 6 50 6v11zm31-11c14 0 22 3 30 11H55z" />
          <circle cx="26" cy="38" r="11" fill="#0a0c10" />
          <circle cx="92" cy="38" r="11" fill="#0a0c10" />
          <path stroke="#fff" strokeOpacity=".14" strokeWidth="2" d="M4 56h110" />
        </g>
      ))}
    </svg>
  )
}

/** The half of the sign-in page that says where one is, and what each role does there. */
export const BrandHalf = () => (
  <aside className="fc-brandhalf">
    <p>Forecourt</p>
    <dl>
      {DEALER_ROLES.map((role) => (
        <div key={role}>
          <dt>{ROLE[role].name}</dt>
          <dd>{ROLE[role].may}</dd>
        </div>
      ))}
    </dl>
    <Scene />
  </aside>
)
