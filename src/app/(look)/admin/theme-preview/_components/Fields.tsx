export const Fields = () => (
  <section className="section">
    <div className="wrap">
      <h2>A form</h2>
      <div className="form__fields">
        <div className="field">
          <label htmlFor="look-name">Full name</label>
          <input id="look-name" defaultValue="Jo Example" />
        </div>
        <div className="field is-bad">
          <label htmlFor="look-postcode">Postcode</label>
          <input id="look-postcode" defaultValue="40" aria-describedby="look-fault" />
          <p className="field__err" id="look-fault">
            Enter a 4-digit number.
          </p>
        </div>
      </div>
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>Send me news</span>
      </label>
    </div>
  </section>
)
