export const StepsHead = ({ isOn }: { isOn: boolean }) => (
  <header>
    <h2 id="two-steps-title">Two-step sign-in</h2>
    <span className={`fc-pill ${isOn ? 'is-good' : ''}`}>{isOn ? 'On' : 'Off'}</span>
  </header>
)
