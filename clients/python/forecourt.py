"""Made from the OpenAPI document by `npm run generate:clients`. It needs the standard library only."""
from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any, Dict, Iterator, List, Literal, Mapping, Optional, Tuple, TypedDict, Union

API_VERSION = "2026-11-30"
_AGAIN = (429, 503)


class ForecourtError(Exception):
    """What the API refuses. `code` is for programs and does not change."""

    def __init__(self, status: int, code: str, detail: str, errors: List[Any], request_id: Optional[str]):
        super().__init__(detail)
        self.status, self.code, self.errors, self.request_id = status, code, errors, request_id


def _part(text: str) -> str:
    return urllib.parse.quote(text, safe="")


def _given(values: Mapping[str, Any]) -> Dict[str, str]:
    words = {True: "true", False: "false"}
    return {
        name: words[value] if isinstance(value, bool) else str(value)
        for name, value in values.items()
        if value is not None
    }


class Forecourt:
    def __init__(self, origin: str, key: str, tries: int = 3, timeout: float = 60):
        self.origin, self.key, self.tries, self.timeout = origin.rstrip("/"), key, tries, timeout

    def events(self, after: str = "", types: Optional[str] = None) -> Iterator[Tuple[List[Any], str, bool]]:
        """Pages of events from a cursor on, each with the cursor to store and whether some may be missing."""
        more = True
        while more:
            page = self.list_events(after=after, types=types, limit=500)
            after, more = page["next_cursor"], page["more"]
            yield page["items"], after, page["gap"]

    def read_key(self) -> "Key":
        """What your key is and may do"""
        return self.call("GET", f"/me", {}, {}, None, False)

    def list_dealerships(self) -> "Dealerships":
        """What the key may write to"""
        return self.call("GET", f"/dealerships", {}, {}, None, False)

    def list_vocabularies(self) -> "Vocabularies":
        """The words of each field"""
        return self.call("GET", f"/vocabularies", {}, {}, None, False)

    def put_car(self, dealership: str, stocknum: str, body: "Car", *, mode: Optional[Literal["own", "replace"]] = None, dry_run: Optional[bool] = None, if_match: Optional[str] = None) -> "Result":
        """Create or replace a car"""
        return self.call("PUT", f"/dealerships/{_part(dealership)}/cars/{_part(stocknum)}", {"mode": mode, "dry_run": dry_run}, {"If-Match": if_match}, body, False)

    def get_car(self, dealership: str, stocknum: str, *, if_none_match: Optional[str] = None) -> "CarWithPictures":
        """Read a car"""
        return self.call("GET", f"/dealerships/{_part(dealership)}/cars/{_part(stocknum)}", {}, {"If-None-Match": if_none_match}, None, False)

    def patch_car(self, dealership: str, stocknum: str, body: "CarChange", *, dry_run: Optional[bool] = None, if_match: Optional[str] = None) -> "Result":
        """Change some fields of a car"""
        return self.call("PATCH", f"/dealerships/{_part(dealership)}/cars/{_part(stocknum)}", {"dry_run": dry_run}, {"If-Match": if_match}, body, False)

    def withdraw_car(self, dealership: str, stocknum: str, *, dry_run: Optional[bool] = None, if_match: Optional[str] = None, source_version: Optional[str] = None) -> "Result":
        """Withdraw a car"""
        return self.call("DELETE", f"/dealerships/{_part(dealership)}/cars/{_part(stocknum)}", {"dry_run": dry_run, "source_version": source_version}, {"If-Match": if_match}, None, False)

    def list_cars(self, dealership: str, *, cursor: Optional[str] = None, updated_since: Optional[str] = None, limit: Optional[int] = None) -> "CarPage":
        """List the cars of a dealership"""
        return self.call("GET", f"/dealerships/{_part(dealership)}/cars", {"cursor": cursor, "updated_since": updated_since, "limit": limit}, {}, None, False)

    def patch_cars(self, dealership: str, body: List["CarChangeInBatch"], *, dry_run: Optional[bool] = None) -> "BatchResult":
        """Change some fields of up to 500 cars"""
        return self.call("PATCH", f"/dealerships/{_part(dealership)}/cars:batch", {"dry_run": dry_run}, {}, body, False)

    def batch_cars(self, dealership: str, body: List["CarInBatch"], *, mode: Optional[Literal["own", "replace"]] = None, dry_run: Optional[bool] = None) -> "BatchResult":
        """Create or replace up to 500 cars"""
        return self.call("POST", f"/dealerships/{_part(dealership)}/cars:batch", {"mode": mode, "dry_run": dry_run}, {}, body, True)

    def open_feed(self, dealership: str, body: Optional["FeedOpening"] = None, *, mode: Optional[Literal["own", "replace"]] = None, dry_run: Optional[bool] = None) -> "Feed":
        """Open a full feed"""
        return self.call("POST", f"/dealerships/{_part(dealership)}/feeds", {"mode": mode, "dry_run": dry_run}, {}, body, True)

    def list_feeds(self, *, cursor: Optional[str] = None, limit: Optional[int] = None) -> "FeedPage":
        """Read the full feeds"""
        return self.call("GET", f"/feeds", {"cursor": cursor, "limit": limit}, {}, None, False)

    def read_feed(self, feed: str) -> "FeedRun":
        """Read a full feed"""
        return self.call("GET", f"/feeds/{_part(feed)}", {}, {}, None, False)

    def feed_cars(self, feed: str, body: List["CarInBatch"], *, dry_run: Optional[bool] = None) -> "BatchResult":
        """Send a chunk of a full feed"""
        return self.call("POST", f"/feeds/{_part(feed)}/cars", {"dry_run": dry_run}, {}, body, True)

    def commit_feed(self, feed: str, body: Optional["FeedOpening"] = None, *, dry_run: Optional[bool] = None) -> "FeedResult":
        """Commit a full feed"""
        return self.call("POST", f"/feeds/{_part(feed)}/commit", {"dry_run": dry_run}, {}, body, True)

    def send_file(self, dealership: str, body: Union[bytes, str], *, name: Optional[str] = None, mode: Optional[Literal["full", "update", "replace", "add"]] = None, dry_run: Optional[bool] = None) -> "FileResult":
        """Send a stock file as it is"""
        return self.call("POST", f"/dealerships/{_part(dealership)}/files", {"name": name, "mode": mode, "dry_run": dry_run}, {}, body, True)

    def list_stock_files(self) -> "StockFiles":
        """The files that other websites fetch"""
        return self.call("GET", f"/stock-files", {}, {}, None, False)

    def read_stock_file(self, file: str, *, if_none_match: Optional[str] = None) -> Dict[str, Any]:
        """Cars for sale, as another website wants them"""
        return self.call("GET", f"/stock-files/{_part(file)}", {}, {"If-None-Match": if_none_match}, None, False)

    def list_leads(self, *, cursor: Optional[str] = None, updated_since: Optional[str] = None, limit: Optional[int] = None) -> "LeadPage":
        """Collect the leads"""
        return self.call("GET", f"/leads", {"cursor": cursor, "updated_since": updated_since, "limit": limit}, {}, None, False)

    def list_events(self, *, after: Optional[str] = None, types: Optional[str] = None, limit: Optional[int] = None) -> "EventPage":
        """What happened since you asked last"""
        return self.call("GET", f"/events", {"after": after, "types": types, "limit": limit}, {}, None, False)

    def list_calls(self, *, limit: Optional[int] = None) -> "Calls":
        """What your key was answered"""
        return self.call("GET", f"/calls", {"limit": limit}, {}, None, False)

    def take_mail(self, body: "InboundMail") -> "HandedOn":
        """Hand on a mail of a shopper"""
        return self.call("POST", f"/inbound/mail", {}, {}, body, False)

    def take_sms(self, body: "InboundSms") -> "HandedOn":
        """Hand on an SMS of a shopper"""
        return self.call("POST", f"/inbound/sms", {}, {}, body, False)

    def list_keys(self) -> "StoredKeys":
        """List the keys that yours may end"""
        return self.call("GET", f"/keys", {}, {}, None, False)

    def make_key(self, body: "WantedKey") -> "MadeKey":
        """Make a key"""
        return self.call("POST", f"/keys", {}, {}, body, False)

    def rotate_key(self, key_id: str) -> "MadeKey":
        """Replace a key"""
        return self.call("POST", f"/keys/{_part(key_id)}/rotate", {}, {}, None, False)

    def revoke_key(self, key_id: str) -> "StoredKey":
        """Revoke a key"""
        return self.call("DELETE", f"/keys/{_part(key_id)}", {}, {}, None, False)

    def list_webhooks(self) -> "Webhooks":
        """List the webhooks that you may change"""
        return self.call("GET", f"/webhooks", {}, {}, None, False)

    def make_webhook(self, body: "WantedWebhook") -> "MadeWebhook":
        """Make a webhook"""
        return self.call("POST", f"/webhooks", {}, {}, body, False)

    def rotate_webhook(self, webhook_id: str) -> "MadeWebhook":
        """Replace the secret of a webhook"""
        return self.call("POST", f"/webhooks/{_part(webhook_id)}/rotate", {}, {}, None, False)

    def test_webhook(self, webhook_id: str) -> "Tested":
        """Call a webhook with a test"""
        return self.call("POST", f"/webhooks/{_part(webhook_id)}/test", {}, {}, None, False)

    def change_webhook(self, webhook_id: str, body: "WebhookChange") -> "Webhook":
        """Change a webhook, or start it again"""
        return self.call("PATCH", f"/webhooks/{_part(webhook_id)}", {}, {}, body, False)

    def delete_webhook(self, webhook_id: str) -> "Webhook":
        """Delete a webhook"""
        return self.call("DELETE", f"/webhooks/{_part(webhook_id)}", {}, {}, None, False)

    def call(self, method: str, path: str, query: Mapping[str, Any], headers: Mapping[str, Any], body: Any, once: bool) -> Any:
        """Sent again after 429 and 503 when it may be; a POST that takes an Idempotency-Key has one."""
        sent = {"Authorization": f"Bearer {self.key}", **_given(headers)}
        data = None
        if body is not None:
            is_file = isinstance(body, (bytes, str))
            data = body.encode() if isinstance(body, str) else body if is_file else json.dumps(body).encode()
            sent["Content-Type"] = "application/octet-stream" if is_file else "application/json"
        if once:
            sent["Idempotency-Key"] = str(uuid.uuid4())
        asked = urllib.parse.urlencode(_given(query))
        address = f"{self.origin}/api/v1{path}" + (f"?{asked}" if asked else "")
        left = self.tries
        while True:
            request = urllib.request.Request(address, data=data, headers=sent, method=method)
            try:
                with urllib.request.urlopen(request, timeout=self.timeout) as response:
                    text = response.read().decode()
                    return json.loads(text) if "json" in response.headers.get("content-type", "") else text
            except urllib.error.HTTPError as error:
                may_repeat = method != "POST" or once
                if left > 0 and may_repeat and error.code in _AGAIN:
                    left -= 1
                    time.sleep(float(error.headers.get("retry-after") or 1))
                    continue
                try:
                    told = json.loads(error.read().decode())
                except ValueError:
                    told = {}
                raise ForecourtError(
                    error.code, told.get("code", "unknown"), told.get("detail", str(error)),
                    told.get("errors", []), error.headers.get("x-request-id"),
                ) from None


def is_signed(secret: str, headers: Mapping[str, str], body: bytes, now: Optional[float] = None) -> bool:
    """Whether a call of a webhook was signed with its secret within the last five minutes. `body`: as it came."""
    lower = {name.lower(): value for name, value in headers.items()}
    ident, at, signatures = (lower.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not at.isdigit() or abs((now if now is not None else time.time()) - int(at)) > 300:
        return False
    key = base64.b64decode(secret[len("whsec_"):] if secret.startswith("whsec_") else secret)
    due = base64.b64encode(hmac.new(key, f"{ident}.{at}.".encode() + body, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(one, f"v1,{due}") for one in signatures.split(" "))



Car = TypedDict("Car", {
    "name": Union[Union[str, float], None],
    "item_type": Union[Union[str, float], None],
    "make": Union[str, float],
    "model": Union[str, float],
    "year": Union[int, str],
    "car_type": Union[Literal["new", "used", "demo"], Literal["demonstrator", "d", "n", "brand new", "u", "cpo", "pre owned", "preowned", "certified pre owned", "certified", "dealer used", "second hand", "secondhand", "near new", "approved used", "ex demo", "ex demonstrator", "newcondition", "usedcondition", "refurbishedcondition"]],
    "badge": Union[Union[str, float], None],
    "series": Union[Union[str, float], None],
    "km": Union[Union[int, str], None],
    "colour": Union[Union[str, float], None],
    "interior_colour": Union[Union[str, float], None],
    "simple_body": Union[Union[str, float], None],
    "seats": Union[Union[int, str], None],
    "doors": Union[Union[int, str], None],
    "simple_fuel": Union[Union[str, float], None],
    "simple_transmission": Union[Union[str, float], None],
    "drive": Union[Union[str, float], None],
    "regplate": Union[Union[str, float], None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Union[Union[Literal["in_stock", "sold", "coming_soon", "withdrawn"], Literal["available", "instock", "active", "for sale", "live", "listed", "current", "advertised", "published", "on yard", "in yard", "on lot", "ready", "ready for sale", "online", "on hold", "hold", "under offer", "reserved", "deposit taken", "deposit", "pending", "sale pending", "under contract", "under deposit", "deposit paid", "comingsoon", "in transit", "on order", "incoming", "arriving", "arriving soon", "intransit", "on route", "en route", "in preparation", "in production", "delivered", "out of stock", "not available", "unavailable", "removed", "inactive", "deleted", "outofstock", "soldout", "discontinued", "limitedavailability", "archived", "not for sale", "offline"], str], None],
    "tag": Union[Union[str, float], None],
    "price": Union[Union[int, str], None],
    "before_price": Union[Union[int, str], None],
    "price_type": Union[Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], Literal["driveaway", "da", "dap", "drive away price", "excl govt charges", "excluding government charges", "excl. govt. charges", "ex gov charges", "excl gov charges", "plus government charges", "before on road costs", "plus on road costs", "plus orc", "+orc", "orc", "poa", "price on application", "price on request", "call"], str], None],
    "subscription_price": Union[Union[int, str], None],
    "weekly_price": Union[Union[int, str], None],
    "show_on_dealer_website": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "reserved": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "certified": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "preorder": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "images": Union[Union[List[Union[Dict[str, Any], str]], str], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[Union[List[str], str], None],
    "dealercomments": Union[Union[str, float], None],
    "features": Union[Union[List[Union[str, float]], str], None],
    "standardEquipment": Union[Union[List[Union[str, float]], str], None],
    "categories": Union[Union[List[Union[str, float]], str], None],
    "carsales_title": Union[Union[str, float], None],
    "file": Union[str, None],
    "previous_owners": Union[Union[int, str], None],
    "keys": Union[Union[int, str], None],
    "service": Union[Union[Dict[str, Any], str], None],
    "inspection": Union[Union[Dict[str, Any], str], None],
    "inspection_passed": Union[Union[List[Union[str, float]], str], None],
    "inspection_noted": Union[Union[List[Union[str, float]], str], None],
    "engine_size": Union[Union[str, float], None],
    "engine_size_litres": Union[Union[float, str], None],
    "cylinders": Union[Union[int, str], None],
    "trans": Union[Union[str, float], None],
    "fuel": Union[Union[str, float], None],
    "has_nvic": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Union[Dict[str, Any], str], None],
    "variant": Union[Union[Dict[str, Any], str], None],
    "autograb_data": Union[Union[Dict[str, Any], str], None],
    "payment_processors": Union[Union[List[Union[str, float]], str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[Union[str, float], None],
    "city": Union[Union[str, float], None],
    "state": Union[Union[str, float], None],
    "private_suburb": Union[Union[str, float], None],
    "private_postcode": Union[Union[str, float], None],
    "location": Union[Union[Dict[str, Any], str], None],
    "sold": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "sold_date_timestamp": Union[Union[int, float, str], None],
    "created_at": Union[Union[int, float, str], None],
    "custom_rank": Union[Union[int, str], None],
    "source_version": Union[Union[Union[int, str], None], str],
}, total=False)

CarChange = TypedDict("CarChange", {
    "name": Union[Union[str, float], None],
    "item_type": Union[Union[str, float], None],
    "make": Union[str, float],
    "model": Union[str, float],
    "year": Union[int, str],
    "car_type": Union[Literal["new", "used", "demo"], Literal["demonstrator", "d", "n", "brand new", "u", "cpo", "pre owned", "preowned", "certified pre owned", "certified", "dealer used", "second hand", "secondhand", "near new", "approved used", "ex demo", "ex demonstrator", "newcondition", "usedcondition", "refurbishedcondition"]],
    "badge": Union[Union[str, float], None],
    "series": Union[Union[str, float], None],
    "km": Union[Union[int, str], None],
    "colour": Union[Union[str, float], None],
    "interior_colour": Union[Union[str, float], None],
    "simple_body": Union[Union[str, float], None],
    "seats": Union[Union[int, str], None],
    "doors": Union[Union[int, str], None],
    "simple_fuel": Union[Union[str, float], None],
    "simple_transmission": Union[Union[str, float], None],
    "drive": Union[Union[str, float], None],
    "regplate": Union[Union[str, float], None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Union[Union[Literal["in_stock", "sold", "coming_soon", "withdrawn"], Literal["available", "instock", "active", "for sale", "live", "listed", "current", "advertised", "published", "on yard", "in yard", "on lot", "ready", "ready for sale", "online", "on hold", "hold", "under offer", "reserved", "deposit taken", "deposit", "pending", "sale pending", "under contract", "under deposit", "deposit paid", "comingsoon", "in transit", "on order", "incoming", "arriving", "arriving soon", "intransit", "on route", "en route", "in preparation", "in production", "delivered", "out of stock", "not available", "unavailable", "removed", "inactive", "deleted", "outofstock", "soldout", "discontinued", "limitedavailability", "archived", "not for sale", "offline"], str], None],
    "tag": Union[Union[str, float], None],
    "price": Union[Union[int, str], None],
    "before_price": Union[Union[int, str], None],
    "price_type": Union[Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], Literal["driveaway", "da", "dap", "drive away price", "excl govt charges", "excluding government charges", "excl. govt. charges", "ex gov charges", "excl gov charges", "plus government charges", "before on road costs", "plus on road costs", "plus orc", "+orc", "orc", "poa", "price on application", "price on request", "call"], str], None],
    "subscription_price": Union[Union[int, str], None],
    "weekly_price": Union[Union[int, str], None],
    "show_on_dealer_website": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "reserved": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "certified": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "preorder": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "images": Union[Union[List[Union[Dict[str, Any], str]], str], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[Union[List[str], str], None],
    "dealercomments": Union[Union[str, float], None],
    "features": Union[Union[List[Union[str, float]], str], None],
    "standardEquipment": Union[Union[List[Union[str, float]], str], None],
    "categories": Union[Union[List[Union[str, float]], str], None],
    "carsales_title": Union[Union[str, float], None],
    "file": Union[str, None],
    "previous_owners": Union[Union[int, str], None],
    "keys": Union[Union[int, str], None],
    "service": Union[Union[Dict[str, Any], str], None],
    "inspection": Union[Union[Dict[str, Any], str], None],
    "inspection_passed": Union[Union[List[Union[str, float]], str], None],
    "inspection_noted": Union[Union[List[Union[str, float]], str], None],
    "engine_size": Union[Union[str, float], None],
    "engine_size_litres": Union[Union[float, str], None],
    "cylinders": Union[Union[int, str], None],
    "trans": Union[Union[str, float], None],
    "fuel": Union[Union[str, float], None],
    "has_nvic": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Union[Dict[str, Any], str], None],
    "variant": Union[Union[Dict[str, Any], str], None],
    "autograb_data": Union[Union[Dict[str, Any], str], None],
    "payment_processors": Union[Union[List[Union[str, float]], str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[Union[str, float], None],
    "city": Union[Union[str, float], None],
    "state": Union[Union[str, float], None],
    "private_suburb": Union[Union[str, float], None],
    "private_postcode": Union[Union[str, float], None],
    "location": Union[Union[Dict[str, Any], str], None],
    "sold": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "sold_date_timestamp": Union[Union[int, float, str], None],
    "created_at": Union[Union[int, float, str], None],
    "custom_rank": Union[Union[int, str], None],
    "source_version": Union[Union[Union[int, str], None], str],
}, total=False)

CarInBatch = TypedDict("CarInBatch", {
    "name": Union[Union[str, float], None],
    "item_type": Union[Union[str, float], None],
    "make": Union[str, float],
    "model": Union[str, float],
    "year": Union[int, str],
    "car_type": Union[Literal["new", "used", "demo"], Literal["demonstrator", "d", "n", "brand new", "u", "cpo", "pre owned", "preowned", "certified pre owned", "certified", "dealer used", "second hand", "secondhand", "near new", "approved used", "ex demo", "ex demonstrator", "newcondition", "usedcondition", "refurbishedcondition"]],
    "badge": Union[Union[str, float], None],
    "series": Union[Union[str, float], None],
    "km": Union[Union[int, str], None],
    "colour": Union[Union[str, float], None],
    "interior_colour": Union[Union[str, float], None],
    "simple_body": Union[Union[str, float], None],
    "seats": Union[Union[int, str], None],
    "doors": Union[Union[int, str], None],
    "simple_fuel": Union[Union[str, float], None],
    "simple_transmission": Union[Union[str, float], None],
    "drive": Union[Union[str, float], None],
    "regplate": Union[Union[str, float], None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Union[Union[Literal["in_stock", "sold", "coming_soon", "withdrawn"], Literal["available", "instock", "active", "for sale", "live", "listed", "current", "advertised", "published", "on yard", "in yard", "on lot", "ready", "ready for sale", "online", "on hold", "hold", "under offer", "reserved", "deposit taken", "deposit", "pending", "sale pending", "under contract", "under deposit", "deposit paid", "comingsoon", "in transit", "on order", "incoming", "arriving", "arriving soon", "intransit", "on route", "en route", "in preparation", "in production", "delivered", "out of stock", "not available", "unavailable", "removed", "inactive", "deleted", "outofstock", "soldout", "discontinued", "limitedavailability", "archived", "not for sale", "offline"], str], None],
    "tag": Union[Union[str, float], None],
    "price": Union[Union[int, str], None],
    "before_price": Union[Union[int, str], None],
    "price_type": Union[Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], Literal["driveaway", "da", "dap", "drive away price", "excl govt charges", "excluding government charges", "excl. govt. charges", "ex gov charges", "excl gov charges", "plus government charges", "before on road costs", "plus on road costs", "plus orc", "+orc", "orc", "poa", "price on application", "price on request", "call"], str], None],
    "subscription_price": Union[Union[int, str], None],
    "weekly_price": Union[Union[int, str], None],
    "show_on_dealer_website": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "reserved": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "certified": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "preorder": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "images": Union[Union[List[Union[Dict[str, Any], str]], str], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[Union[List[str], str], None],
    "dealercomments": Union[Union[str, float], None],
    "features": Union[Union[List[Union[str, float]], str], None],
    "standardEquipment": Union[Union[List[Union[str, float]], str], None],
    "categories": Union[Union[List[Union[str, float]], str], None],
    "carsales_title": Union[Union[str, float], None],
    "file": Union[str, None],
    "previous_owners": Union[Union[int, str], None],
    "keys": Union[Union[int, str], None],
    "service": Union[Union[Dict[str, Any], str], None],
    "inspection": Union[Union[Dict[str, Any], str], None],
    "inspection_passed": Union[Union[List[Union[str, float]], str], None],
    "inspection_noted": Union[Union[List[Union[str, float]], str], None],
    "engine_size": Union[Union[str, float], None],
    "engine_size_litres": Union[Union[float, str], None],
    "cylinders": Union[Union[int, str], None],
    "trans": Union[Union[str, float], None],
    "fuel": Union[Union[str, float], None],
    "has_nvic": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Union[Dict[str, Any], str], None],
    "variant": Union[Union[Dict[str, Any], str], None],
    "autograb_data": Union[Union[Dict[str, Any], str], None],
    "payment_processors": Union[Union[List[Union[str, float]], str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[Union[str, float], None],
    "city": Union[Union[str, float], None],
    "state": Union[Union[str, float], None],
    "private_suburb": Union[Union[str, float], None],
    "private_postcode": Union[Union[str, float], None],
    "location": Union[Union[Dict[str, Any], str], None],
    "sold": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "sold_date_timestamp": Union[Union[int, float, str], None],
    "created_at": Union[Union[int, float, str], None],
    "custom_rank": Union[Union[int, str], None],
    "source_version": Union[Union[Union[int, str], None], str],
    "stocknum": Union[str, int],
}, total=False)

CarChangeInBatch = TypedDict("CarChangeInBatch", {
    "name": Union[Union[str, float], None],
    "item_type": Union[Union[str, float], None],
    "make": Union[str, float],
    "model": Union[str, float],
    "year": Union[int, str],
    "car_type": Union[Literal["new", "used", "demo"], Literal["demonstrator", "d", "n", "brand new", "u", "cpo", "pre owned", "preowned", "certified pre owned", "certified", "dealer used", "second hand", "secondhand", "near new", "approved used", "ex demo", "ex demonstrator", "newcondition", "usedcondition", "refurbishedcondition"]],
    "badge": Union[Union[str, float], None],
    "series": Union[Union[str, float], None],
    "km": Union[Union[int, str], None],
    "colour": Union[Union[str, float], None],
    "interior_colour": Union[Union[str, float], None],
    "simple_body": Union[Union[str, float], None],
    "seats": Union[Union[int, str], None],
    "doors": Union[Union[int, str], None],
    "simple_fuel": Union[Union[str, float], None],
    "simple_transmission": Union[Union[str, float], None],
    "drive": Union[Union[str, float], None],
    "regplate": Union[Union[str, float], None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Union[Union[Literal["in_stock", "sold", "coming_soon", "withdrawn"], Literal["available", "instock", "active", "for sale", "live", "listed", "current", "advertised", "published", "on yard", "in yard", "on lot", "ready", "ready for sale", "online", "on hold", "hold", "under offer", "reserved", "deposit taken", "deposit", "pending", "sale pending", "under contract", "under deposit", "deposit paid", "comingsoon", "in transit", "on order", "incoming", "arriving", "arriving soon", "intransit", "on route", "en route", "in preparation", "in production", "delivered", "out of stock", "not available", "unavailable", "removed", "inactive", "deleted", "outofstock", "soldout", "discontinued", "limitedavailability", "archived", "not for sale", "offline"], str], None],
    "tag": Union[Union[str, float], None],
    "price": Union[Union[int, str], None],
    "before_price": Union[Union[int, str], None],
    "price_type": Union[Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], Literal["driveaway", "da", "dap", "drive away price", "excl govt charges", "excluding government charges", "excl. govt. charges", "ex gov charges", "excl gov charges", "plus government charges", "before on road costs", "plus on road costs", "plus orc", "+orc", "orc", "poa", "price on application", "price on request", "call"], str], None],
    "subscription_price": Union[Union[int, str], None],
    "weekly_price": Union[Union[int, str], None],
    "show_on_dealer_website": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "reserved": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "certified": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "preorder": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "images": Union[Union[List[Union[Dict[str, Any], str]], str], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[Union[List[str], str], None],
    "dealercomments": Union[Union[str, float], None],
    "features": Union[Union[List[Union[str, float]], str], None],
    "standardEquipment": Union[Union[List[Union[str, float]], str], None],
    "categories": Union[Union[List[Union[str, float]], str], None],
    "carsales_title": Union[Union[str, float], None],
    "file": Union[str, None],
    "previous_owners": Union[Union[int, str], None],
    "keys": Union[Union[int, str], None],
    "service": Union[Union[Dict[str, Any], str], None],
    "inspection": Union[Union[Dict[str, Any], str], None],
    "inspection_passed": Union[Union[List[Union[str, float]], str], None],
    "inspection_noted": Union[Union[List[Union[str, float]], str], None],
    "engine_size": Union[Union[str, float], None],
    "engine_size_litres": Union[Union[float, str], None],
    "cylinders": Union[Union[int, str], None],
    "trans": Union[Union[str, float], None],
    "fuel": Union[Union[str, float], None],
    "has_nvic": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Union[Dict[str, Any], str], None],
    "variant": Union[Union[Dict[str, Any], str], None],
    "autograb_data": Union[Union[Dict[str, Any], str], None],
    "payment_processors": Union[Union[List[Union[str, float]], str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[Union[str, float], None],
    "city": Union[Union[str, float], None],
    "state": Union[Union[str, float], None],
    "private_suburb": Union[Union[str, float], None],
    "private_postcode": Union[Union[str, float], None],
    "location": Union[Union[Dict[str, Any], str], None],
    "sold": Union[Union[bool, Literal["0", "1", "true", "yes", "y", "t", "false", "no", "n", "f"], float, str], None],
    "sold_date_timestamp": Union[Union[int, float, str], None],
    "created_at": Union[Union[int, float, str], None],
    "custom_rank": Union[Union[int, str], None],
    "source_version": Union[Union[Union[int, str], None], str],
    "stocknum": Union[str, int],
}, total=False)

StoredCar = TypedDict("StoredCar", {
    "name": str,
    "item_type": Union[str, None],
    "make": str,
    "model": str,
    "year": int,
    "car_type": Literal["new", "used", "demo"],
    "badge": Union[str, None],
    "series": Union[str, None],
    "km": Union[int, None],
    "colour": Union[str, None],
    "interior_colour": Union[str, None],
    "simple_body": Union[str, None],
    "seats": Union[int, None],
    "doors": Union[int, None],
    "simple_fuel": Union[str, None],
    "simple_transmission": Union[str, None],
    "drive": Union[str, None],
    "regplate": Union[str, None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Literal["in_stock", "sold", "coming_soon", "withdrawn"],
    "tag": Union[str, None],
    "price": Union[int, None],
    "before_price": Union[int, None],
    "price_type": Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], None],
    "subscription_price": Union[int, None],
    "weekly_price": Union[int, None],
    "show_on_dealer_website": Union[bool, None],
    "reserved": Union[bool, None],
    "certified": Union[bool, None],
    "preorder": Union[bool, None],
    "images": Union[List[Dict[str, Any]], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[List[str], None],
    "dealercomments": Union[str, None],
    "features": Union[List[str], None],
    "standardEquipment": Union[List[str], None],
    "categories": Union[List[str], None],
    "carsales_title": Union[str, None],
    "file": Union[str, None],
    "previous_owners": Union[int, None],
    "keys": Union[int, None],
    "service": Union[Dict[str, Any], None],
    "inspection": Union[Dict[str, Any], None],
    "inspection_passed": Union[List[str], None],
    "inspection_noted": Union[List[str], None],
    "engine_size": Union[str, None],
    "engine_size_litres": Union[float, None],
    "cylinders": Union[int, None],
    "trans": Union[str, None],
    "fuel": Union[str, None],
    "has_nvic": Union[bool, None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Dict[str, Any], None],
    "variant": Union[Dict[str, Any], None],
    "autograb_data": Union[Dict[str, Any], None],
    "payment_processors": Union[List[str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[str, None],
    "city": Union[str, None],
    "state": Union[str, None],
    "private_suburb": Union[str, None],
    "private_postcode": Union[str, None],
    "location": Union[Dict[str, Any], None],
    "sold": Union[bool, None],
    "sold_date_timestamp": Union[int, None],
    "created_at": int,
    "custom_rank": Union[int, None],
    "stocknum": str,
    "dealership_id": str,
    "location_id": Union[str, None],
    "dealership_slug": str,
    "dealership_name": Union[str, None],
    "photos_count": Union[int, None],
    "updated_at": Union[int, None],
    "views": Union[int, None],
    "id": str,
    "slug": str,
    "source_version": Union[str, None],
}, total=False)

CarWithPictures = TypedDict("CarWithPictures", {
    "name": str,
    "item_type": Union[str, None],
    "make": str,
    "model": str,
    "year": int,
    "car_type": Literal["new", "used", "demo"],
    "badge": Union[str, None],
    "series": Union[str, None],
    "km": Union[int, None],
    "colour": Union[str, None],
    "interior_colour": Union[str, None],
    "simple_body": Union[str, None],
    "seats": Union[int, None],
    "doors": Union[int, None],
    "simple_fuel": Union[str, None],
    "simple_transmission": Union[str, None],
    "drive": Union[str, None],
    "regplate": Union[str, None],
    "rego_expiry": Union[str, None],
    "vin": Union[str, None],
    "status": Literal["in_stock", "sold", "coming_soon", "withdrawn"],
    "tag": Union[str, None],
    "price": Union[int, None],
    "before_price": Union[int, None],
    "price_type": Union[Literal["drive_away", "egc", "before_on_roads", "on_application"], None],
    "subscription_price": Union[int, None],
    "weekly_price": Union[int, None],
    "show_on_dealer_website": Union[bool, None],
    "reserved": Union[bool, None],
    "certified": Union[bool, None],
    "preorder": Union[bool, None],
    "images": Union[List[Dict[str, Any]], None],
    "primary_image_url": Union[str, None],
    "external_video_url": Union[str, None],
    "thumbnails": Union[List[str], None],
    "dealercomments": Union[str, None],
    "features": Union[List[str], None],
    "standardEquipment": Union[List[str], None],
    "categories": Union[List[str], None],
    "carsales_title": Union[str, None],
    "file": Union[str, None],
    "previous_owners": Union[int, None],
    "keys": Union[int, None],
    "service": Union[Dict[str, Any], None],
    "inspection": Union[Dict[str, Any], None],
    "inspection_passed": Union[List[str], None],
    "inspection_noted": Union[List[str], None],
    "engine_size": Union[str, None],
    "engine_size_litres": Union[float, None],
    "cylinders": Union[int, None],
    "trans": Union[str, None],
    "fuel": Union[str, None],
    "has_nvic": Union[bool, None],
    "build_date": Union[str, None],
    "compliance_date": Union[str, None],
    "specifications": Union[Dict[str, Any], None],
    "variant": Union[Dict[str, Any], None],
    "autograb_data": Union[Dict[str, Any], None],
    "payment_processors": Union[List[str], None],
    "finance_lenders": Union[Dict[str, Any], None],
    "location_name": Union[str, None],
    "city": Union[str, None],
    "state": Union[str, None],
    "private_suburb": Union[str, None],
    "private_postcode": Union[str, None],
    "location": Union[Dict[str, Any], None],
    "sold": Union[bool, None],
    "sold_date_timestamp": Union[int, None],
    "created_at": int,
    "custom_rank": Union[int, None],
    "stocknum": str,
    "dealership_id": str,
    "location_id": Union[str, None],
    "dealership_slug": str,
    "dealership_name": Union[str, None],
    "photos_count": Union[int, None],
    "updated_at": Union[int, None],
    "views": Union[int, None],
    "id": str,
    "slug": str,
    "source_version": Union[str, None],
    "pictures": List[Dict[str, Any]],
    "owners": Dict[str, Any],
}, total=False)

Lead = TypedDict("Lead", {
    "lead_id": str,
    "cluster_id": Union[str, None],
    "created_at": str,
    "state": str,
    "form": Union[str, None],
    "category": Union[str, None],
    "subcategory": Union[str, None],
    "name": Union[str, None],
    "last_name": Union[str, None],
    "email": Union[str, None],
    "phone": Union[str, None],
    "postcode": Union[str, None],
    "message": Union[str, None],
    "PreferredContactMethod": Union[str, None],
    "dealership_slug": Union[str, None],
    "location": Union[str, None],
    "car_id": Union[str, None],
    "car_type": Union[str, None],
    "stock_number": Union[str, None],
    "manufacturer_slug": Union[str, None],
    "vehicle_status": Union[str, None],
    "offer_from_client": Union[float, None],
    "booking_date": Union[str, None],
    "trade": Union[Dict[str, Any], None],
    "opt_in": bool,
    "opt_in_finance": bool,
    "opt_in_trade": bool,
    "consent": Union[Dict[str, Any], None],
    "url": Union[str, None],
    "source": Union[str, None],
    "lead_attributes": Union[Dict[str, Any], None],
}, total=False)

Key = TypedDict("Key", {
    "name": str,
    "prefix": str,
    "scopes": List[Literal["stock:read", "stock:write", "leads:read", "keys:write", "webhooks:write", "messages:write"]],
    "expires_at": Union[str, None],
    "dealer": Dict[str, Any],
    "dealerships": List[Dict[str, Any]],
    "rate_limit": Dict[str, Any],
}, total=False)

Dealerships = TypedDict("Dealerships", {
    "items": List[Dict[str, Any]],
}, total=False)

Vocabularies = Dict[str, Any]

StockFiles = TypedDict("StockFiles", {
    "items": List[Dict[str, Any]],
}, total=False)

Result = TypedDict("Result", {
    "stocknum": str,
    "result": Literal["created", "updated", "unchanged", "stale"],
    "slug": str,
    "previous_stocknum": str,
    "warnings": List[Dict[str, Any]],
    "dry_run": bool,
}, total=False)

BatchResult = TypedDict("BatchResult", {
    "items": List[Dict[str, Any]],
    "summary": Dict[str, Any],
    "dry_run": bool,
}, total=False)

FileResult = TypedDict("FileResult", {
    "name": str,
    "mode": Literal["full", "update", "replace", "add"],
    "read": Dict[str, Any],
    "columns": List[Dict[str, Any]],
    "car_type": Union[str, None],
    "unknown_words": List[Dict[str, Any]],
    "items": List[Dict[str, Any]],
    "summary": Dict[str, Any],
    "feed": Union[Dict[str, Any], None],
    "dry_run": bool,
    "would": Dict[str, Any],
}, total=False)

StoredKey = TypedDict("StoredKey", {
    "id": str,
    "name": str,
    "prefix": str,
    "scopes": List[Literal["stock:read", "stock:write", "leads:read", "keys:write", "webhooks:write", "messages:write"]],
    "dealerships": List[str],
    "state": Literal["works", "ending", "ended"],
    "ends_at": Union[str, None],
    "last_used_at": Union[str, None],
}, total=False)

StoredKeys = TypedDict("StoredKeys", {
    "items": List[Dict[str, Any]],
}, total=False)

MadeKey = TypedDict("MadeKey", {
    "id": str,
    "name": str,
    "prefix": str,
    "scopes": List[Literal["stock:read", "stock:write", "leads:read", "keys:write", "webhooks:write", "messages:write"]],
    "dealerships": List[str],
    "state": Literal["works", "ending", "ended"],
    "ends_at": Union[str, None],
    "last_used_at": Union[str, None],
    "key": str,
}, total=False)

WantedKey = TypedDict("WantedKey", {
    "name": str,
    "scopes": List[Literal["stock:read", "stock:write", "leads:read", "keys:write", "webhooks:write", "messages:write"]],
    "dealerships": List[str],
    "days": Union[int, None],
}, total=False)

Webhook = TypedDict("Webhook", {
    "id": str,
    "name": str,
    "url": str,
    "events": List[str],
    "leads": bool,
    "dealerships": List[str],
    "enabled": bool,
    "off_reason": Union[str, None],
}, total=False)

Webhooks = TypedDict("Webhooks", {
    "items": List[Dict[str, Any]],
}, total=False)

MadeWebhook = TypedDict("MadeWebhook", {
    "id": str,
    "name": str,
    "url": str,
    "events": List[str],
    "leads": bool,
    "dealerships": List[str],
    "enabled": bool,
    "off_reason": Union[str, None],
    "secret": str,
}, total=False)

WantedWebhook = TypedDict("WantedWebhook", {
    "name": str,
    "url": str,
    "events": List[Literal["car.created", "car.changed", "car.sold", "car.removed", "picture.failed", "feed.held", "booking.made", "booking.changed", "booking.cancelled", "reservation.made", "reservation.changed", "reservation.ended", "deal.sent"]],
    "leads": bool,
}, total=False)

WebhookChange = TypedDict("WebhookChange", {
    "name": str,
    "url": str,
    "events": List[Literal["car.created", "car.changed", "car.sold", "car.removed", "picture.failed", "feed.held", "booking.made", "booking.changed", "booking.cancelled", "reservation.made", "reservation.changed", "reservation.ended", "deal.sent"]],
    "leads": bool,
    "enabled": bool,
}, total=False)

Tested = TypedDict("Tested", {
    "took": bool,
    "status": int,
    "reason": str,
    "words": str,
    "ms": int,
}, total=False)

InboundMail = TypedDict("InboundMail", {
    "from": str,
    "to": str,
    "subject": str,
    "text": str,
    "message_id": str,
    "headers": List[Dict[str, Any]],
    "attachments": List[Dict[str, Any]],
}, total=False)

InboundSms = TypedDict("InboundSms", {
    "from": str,
    "text": str,
    "message_id": str,
}, total=False)

HandedOn = TypedDict("HandedOn", {
    "state": Literal["threaded", "new", "known", "ignored"],
    "lead_id": Union[str, None],
}, total=False)

EventPage = TypedDict("EventPage", {
    "items": List[Dict[str, Any]],
    "next_cursor": str,
    "more": bool,
    "gap": bool,
}, total=False)

Calls = TypedDict("Calls", {
    "items": List[Dict[str, Any]],
}, total=False)

FeedOpening = TypedDict("FeedOpening", {
    "expected_count": Union[int, None],
}, total=False)

Feed = TypedDict("Feed", {
    "id": Union[str, None],
    "state": Literal["open"],
    "expected_count": Union[int, None],
}, total=False)

FeedRun = TypedDict("FeedRun", {
    "id": str,
    "dealership": str,
    "state": Literal["open", "committed", "held", "released", "rejected", "superseded", "expired", "applied"],
    "expected_count": Union[int, None],
    "received": int,
    "refused": int,
    "refusals": List[Dict[str, Any]],
    "with_warnings": int,
    "left_out": List[Dict[str, Any]],
    "missing": int,
    "withdrawn": int,
    "renumbered": int,
    "price_moves": List[Dict[str, Any]],
    "leaving": List[Dict[str, Any]],
    "waiting_cars": List[str],
    "held_reason": Union[str, None],
    "opened_at": str,
    "committed_at": Union[str, None],
}, total=False)

FeedResult = TypedDict("FeedResult", {
    "id": str,
    "state": Literal["committed", "held", "released", "rejected", "superseded", "expired", "applied"],
    "received": int,
    "missing": int,
    "withdrawn": int,
    "renumbered": int,
    "held_reason": Union[str, None],
}, total=False)

Problem = TypedDict("Problem", {
    "type": str,
    "code": Literal["unreadable", "unknown_parameter", "bad_idempotency_key", "bad_etag", "no_key", "invalid_key", "missing_scope", "dealer_suspended", "not_found", "method_not_allowed", "too_slow", "feed_closed", "request_running", "car_changed", "too_large", "address_too_long", "wrong_type", "invalid_query", "invalid_body", "invalid_car", "invalid_file", "key_reused", "rate_limited", "dealer_busy", "too_many_headers", "internal", "store_unavailable", "disk_full", "car_busy", "leads_unreadable", "not_ready"],
    "title": str,
    "status": int,
    "detail": str,
    "errors": List[Dict[str, Any]],
}, total=False)

CarPage = TypedDict("CarPage", {
    "items": List["StoredCar"],
    "next_cursor": Union[str, None],
}, total=False)

FeedPage = TypedDict("FeedPage", {
    "items": List["FeedRun"],
    "next_cursor": Union[str, None],
}, total=False)

LeadPage = TypedDict("LeadPage", {
    "items": List["Lead"],
    "next_cursor": Union[str, None],
}, total=False)
