/** Above the list of the team. */
export function InviteLink() {
  return (
    <div className="fc fc--field">
      <p className="fc-acts">
        <a className="fc-btn fc-btn--main" href="/admin/invite">
          Invite someone
        </a>
      </p>
    </div>
  )
}
