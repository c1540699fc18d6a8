"""What Schemathesis cannot read off the document, and what is checked in place of a check that does not fit."""

import json
import re
import uuid

import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import negative_data_rejection

# As the document allows them: what it refuses is sent as it was made.
KEY = re.compile(r'"[!#-~]{1,255}"|[!#-~]{1,255}')
LISTS = ("batchCars", "patchCars", "feedCars")
ONE_CAR = ("getCar", "putCar", "patchCar", "withdrawCar")

etags = {}
withdrawn = set()


def name_of(case):
    return case.operation.definition.raw.get("operationId")


def car_of(case):
    return (case.path_parameters or {}).get("stocknum")


def is_negative(case, *places):
    return case.meta is not None and any(case.meta.is_negative_at(place) for place in places)


def is_about_a_header(case):
    if case.meta is None or not case.meta.generation.mode.is_negative:
        return False
    return case.meta.phase.data.parameter_location == ParameterLocation.HEADER


@schemathesis.serializer("application/x-ndjson")
def ndjson(ctx, value):
    if isinstance(value, bytes):
        return value
    lines = value if isinstance(value, list) else [value]
    return "\n".join(json.dumps(line) for line in lines).encode()


@schemathesis.serializer("application/xml", "text/csv")
def file(ctx, value):
    """A stock file is sent as it is: wrapped into an element it names no car."""
    return value if isinstance(value, bytes) else str(value).encode()


@schemathesis.hook
def before_call(ctx, case, kwargs):
    # A missing or wrong header is sent as it was made: one that is set here would bring the missing one back.
    if is_about_a_header(case):
        return
    headers = case.headers or {}
    key = headers.get("Idempotency-Key")
    if isinstance(key, str) and KEY.fullmatch(key):
        # A key belongs to one request: "0" twice with two bodies is the 422 that the document promises.
        mark = uuid.uuid4().hex
        case.headers["Idempotency-Key"] = f'"{key[1:-1][:200]}{mark}"' if key[0] == '"' else f"{key[:200]}{mark}"
    if headers.get("If-Match") == "0":
        # The filler of the coverage phase, whatever the pattern says. The car's own ETag goes in its place.
        case.headers["If-Match"] = etags.get(car_of(case), '"0"')


@schemathesis.hook
def after_call(ctx, case, response):
    etag = response.headers.get("etag")
    if etag and car_of(case) is not None:
        etags[car_of(case)] = etag[0]


@schemathesis.check
def bad_cars_fail_alone(ctx, response, case):
    """In place of negative_data_rejection: a 200 must count a failed car or a value left out, and nothing but the cars may be wrong."""
    if name_of(case) not in LISTS or case.meta is None or response.request.method not in ("POST", "PATCH"):
        return
    wrong = [place for place, part in case.meta.components.items() if part.mode.is_negative]
    if response.status_code == 200 and wrong == [ParameterLocation.BODY]:
        summary = response.json()["summary"]
        if summary["failed"] or summary["with_warnings"]:
            return
    negative_data_rejection(ctx, response, case)


@schemathesis.check
def wrong_cars_are_refused(ctx, response, case):
    """In place of negative_data_rejection: a value that is left out is named, and a stock number with a blank or an accent is right, though its address says %20."""
    if name_of(case) not in ONE_CAR or case.meta is None:
        return
    wrong = [place for place, part in case.meta.components.items() if part.mode.is_negative]
    # A link of the stateful phase can make nothing of a case that was to be wrong.
    if not wrong:
        return
    if wrong == [ParameterLocation.PATH] and "%" in str(car_of(case)) and case.meta.phase.name.value == "stateful":
        return
    if response.status_code < 300 and wrong == [ParameterLocation.BODY] and response.json()["warnings"]:
        return
    negative_data_rejection(ctx, response, case)


@schemathesis.check
def precondition_was_asked(ctx, response, case):
    """A 412 answers If-Match only, and what is wrong with the query is told first. A value of the body that is wrong may only be left out."""
    if response.status_code == 412:
        assert "If-Match" in response.request.headers, "412 without If-Match"
        wrong = is_negative(case, ParameterLocation.QUERY)
        assert not wrong, "412 for a request that is wrong anyway"


@schemathesis.check
def patch_names_what_lacks(ctx, response, case):
    """A patch of good values is a 422 only for parts that it leaves out or takes away, and that the stored car lacks too."""
    if name_of(case) != "patchCar" or response.status_code != 422 or case.meta is None:
        return
    if case.meta.generation.mode.is_negative:
        return
    for error in response.json()["errors"]:
        part = case.body
        for step in error["pointer"].split("/")[1:]:
            part = part.get(step.replace("~1", "/").replace("~0", "~")) if isinstance(part, dict) else None
        assert part is None, f"{error['pointer']} was refused as it was sent"


@schemathesis.check
def withdrawn_is_told(ctx, response, case):
    """In place of use_after_free: a withdrawn car stays readable, and says that it is withdrawn."""
    method, address = response.request.method, response.request.url.split("?")[0]
    # Unknown methods are tried under the name of a call too.
    if response.status_code >= 300 or method not in ("GET", "PUT", "PATCH", "POST", "DELETE"):
        return
    if method == "DELETE":
        if not response.json().get("dry_run") and response.json()["result"] != "stale":
            withdrawn.add(address)
    elif method != "GET":
        withdrawn.clear()
    elif address in withdrawn:
        assert response.json()["status"] == "withdrawn", "shown after its withdrawal"
