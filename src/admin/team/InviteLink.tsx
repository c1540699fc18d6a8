/** Above the list of the team. */
export function InviteLink() {
  return (
    <p className="fc fc--field">
      <a className="fc-btn fc-btn--main" href="/admin/invite">
        Invite someone
      </a>
    </p>
  )
}
