import { Icon } from '@/components/ui/Icon'

function Saved({ noun }: { noun: string }) {
  return (
    <section className="vsec" data-garage-part="favourites" aria-labelledby="saved" hidden>
      <div className="headrow">
        <h2 id="saved">Saved {noun}</h2>
        <button className="textbtn" type="button" data-garage-clear="favourites">
          Clear all
          <span className="sr"> saved {noun}</span>
        </button>
      </div>
      <ul className="changes" data-garage-part="changes" />
      <div className="grid" data-garage-part="cards" />
    </section>
  )
}

function ToCompare({ noun }: { noun: string }) {
  return (
    <section className="vsec" data-garage-part="compare" aria-labelledby="compare" hidden>
      <div className="headrow">
        <h2 id="compare">To compare</h2>
        <div className="row">
          <a className="btn btn--line" href="/compare" data-garage-part="compare-link">
            <Icon name="scales" />
            <span>Compare them</span>
          </a>
          <button className="textbtn" type="button" data-garage-clear="compare">
            Clear all
            <span className="sr"> {noun} to compare</span>
          </button>
        </div>
      </div>
      <ul className="items" data-garage-part="rows" />
    </section>
  )
}

function Searches() {
  return (
    <section className="vsec" data-garage-part="searches" aria-labelledby="searches" hidden>
      <h2 id="searches">Saved searches</h2>
      <ul className="items" data-garage-part="search-rows" />
      <p className="fineprint">
        Emails go on after a search leaves this list: each of them has a link that stops it.
      </p>
    </section>
  )
}

/** What the browser copies as often as it is needed. */
function Templates() {
  return (
    <>
      <template data-garage-part="row">
        <li className="item item--plain">
          <div className="item__txt">
            <a href="/search" />
          </div>
          <span className="item__mark" />
          <button className="icon-btn" type="button" data-garage-drop="">
            <Icon name="close" />
          </button>
        </li>
      </template>
      <template data-garage-part="note">
        <p className="note note--sold">
          <Icon name="info" />
          <span />
        </p>
      </template>
      <template data-garage-part="waiting">
        <article className="card skel" aria-hidden="true">
          <div className="card__media">
            <div className="card__pic" />
          </div>
          <div className="card__body">
            <i />
            <i />
            <i />
          </div>
        </article>
      </template>
    </>
  )
}

/** The garage without its cars: every part that may be needed, hidden until the browser knows. */
export function GarageShell({ noun }: { noun: string }) {
  return (
    <>
      <header className="list__head">
        <h1 tabIndex={-1}>My garage</h1>
        <p>Kept on this device only.</p>
      </header>
      <p className="note only-plain">
        <span>
          Your garage is kept in your browser, and showing it needs JavaScript.{' '}
          <a href="/search">The whole stock is here</a>.
        </span>
      </p>
      <div role="status" data-garage-part="notes" />
      <div className="empty" data-garage-part="empty" hidden>
        <h2>Nothing saved yet.</h2>
        <p>The heart on a listing keeps it here. Tick Compare to put up to four side by side.</p>
        <div className="row">
          <a className="btn btn--brand" href="/search">
            <Icon name="search" />
            Browse all {noun}
          </a>
        </div>
      </div>
      <Saved noun={noun} />
      <ToCompare noun={noun} />
      <Searches />
      <Templates />
    </>
  )
}
