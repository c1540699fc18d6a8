const SILHOUETTE = 'M0 34c2-10 10-13 26-15C38 7 50 1 74 1c26 0 40 6 54 18 22 2 30 6 32 15v8H0z'

/** A roof with its lights, and cars under it at dusk. */
function Scene() {
  return (
    <svg viewBox="0 0 720 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="fc-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe7b8" stopOpacity=".34" />
          <stop offset="1" stopColor="#ffe7b8" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="fc-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12161f" />
          <stop offset=".72" stopColor="#22325a" />
          <stop offset="1" stopColor="#d98b5f" />
        </linearGradient>
      </defs>
      <path fill="url(#fc-sky)" d="M0 0h720v330H0z" />
      <path fill="#0d1016" d="M0 318h720v102H0z" />
      <path fill="#e9ebf0" d="M-20 128h760v9H-20z" />
      <path fill="#2b3347" d="M-20 137h760v7H-20zM236 144h6v176h-6zm242 0h6v176h-6z" />
      {[115, 360, 605].map((at) => (
        <g key={at}>
          <path fill="url(#fc-light)" d={`M${at - 14} 144h28l104 186h-236z`} />
          <g transform={`translate(${at - 80} 292)`} stroke="#ffdfae" strokeOpacity=".7" strokeWidth="1.5">
            <path fill="#131824" d={SILHOUETTE} />
            <path
              fill="#2a3650"
              strokeOpacity=".25"
              d="M40 19C48 10 56 7 72 7v12zm38-12c20 0 30 4 40 12H78z"
            />
            <circle cx="36" cy="42" r="13" fill="#0a0c10" />
            <circle cx="124" cy="42" r="13" fill="#0a0c10" />
          </g>
        </g>
      ))}
    </svg>
  )
}

/** The half of the sign-in page that says where one is. */
export const BrandHalf = () => (
  <aside className="fc-brandhalf">
    <p>Forecourt</p>
    <p>Your cars, your leads and your website, in one place.</p>
    <Scene />
  </aside>
)
