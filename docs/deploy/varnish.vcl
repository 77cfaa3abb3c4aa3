# Varnish 6 or newer in front of Octavo, which runs with
#   PURGE_URL=http://varnish.internal:80 TRUST_PROXY=1
vcl 4.1;

import std;

# A reader, or several behind a director.
backend octavo {
  .host = "127.0.0.1";
  .port = "3000";
}

# The editing servers, who alone may have something forgotten.
acl editors {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ editors) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9:/_ -]+$") {
      return (synth(400, "Keys are missing"));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)");
    return (synth(200, "Forgotten"));
  }
  # The editing server's, where people are signed in.
  if (req.url ~ "^/(admin|cms)(/|\?|$)") {
    return (pass);
  }
  # A page is Markdown for who names that, which is kept for nobody; for all others it is the same, whatever they take.
  if (req.http.Accept ~ "text/markdown") {
    return (pass);
  }
  unset req.http.Accept;
  # Nothing else looks at them.
  unset req.http.Cookie;
  unset req.http.Authorization;
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    # What was of yesterday is not served today; it is asked for anew by its ETag.
    set beresp.grace = 0s;
    set beresp.keep = 1d;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
}
