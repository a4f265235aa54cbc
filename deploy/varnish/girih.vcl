vcl 4.1;

# The site behind Varnish, which caches for all processes of the site and shares visitors out among them.
# Another proxy in front ends TLS (haproxy/haproxy.cfg); the site needs TRUSTED_PROXIES=2 then. To change:
# `museum.example`, the backends.
import directors;
import std;

# A form that meets a process that is gone fails, since it is sent once: so it must be known within a second.
probe ready {
  .request = "GET /health/ready HTTP/1.1" "Host: museum.example" "Connection: close";
  .interval = 250ms;
  .timeout = 3s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site1 { .host = "127.0.0.1"; .port = "3001"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 30s; }
backend site2 { .host = "127.0.0.1"; .port = "3002"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 30s; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site1);
  site.add_backend(site2);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  # Only known methods are read on; bodies of forms and their cookies go through whole.
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Those who work in the studio are known by its cookie.
  if (req.url ~ "^/studio([/?]|$)") { return (pass); }
  # Films are read in parts; the data of the collection is a stream.
  if (req.url ~ "^/(films|object-collection-api)/") { return (pass); }
  if (req.http.Cookie ~ "(^|;\s*)io\.prismic\.preview=") { return (pass); }
  # An object's page is also data for programs that ask for it, which nothing here decides.
  if (req.url !~ "^/iiif/" && req.http.Accept ~ "(?i)ld\+json|application/\*") { return (pass); }
  # Of all other cookies only the saved language changes an answer.
  if (req.http.Cookie ~ "(^|;\s*)museum\.language=[a-z]+") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(?:.*;\s*)?(museum\.language=[a-z]+).*$", "\1");
  } else {
    unset req.http.Cookie;
  }
  # Answers name the headers they vary by; these are the wishes that can be told apart.
  if (req.url ~ "^/images/" && req.http.Accept ~ "image/avif") {
    set req.http.Accept = "image/avif,image/webp";
  } elsif (req.url ~ "^/images/" && req.http.Accept ~ "image/webp") {
    set req.http.Accept = "image/webp";
  } elsif (req.url ~ "^/iiif/" && req.http.Accept ~ "application/json" && req.http.Accept !~ "ld\+json") {
    set req.http.Accept = "application/json";
  } else {
    set req.http.Accept = "*/*";
  }
  # The built-in rules would pass whatever has a cookie.
  return (hash);
}

sub vcl_backend_response {
  # Better what was right than what fails: the answer for a visitor is the cached one.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    return (deliver);
  }
  # An answer that says nothing would be cached for two minutes.
  if (!beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
    return (deliver);
  }
  set beresp.grace = 24h;
}

sub vcl_backend_error {
  # Asked of the other process; a form that was sent is not.
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) { return (retry); }
  # Where nobody answers and nothing is cached: the site's own words (deploy/away.html).
  set beresp.status = 503;
  set beresp.http.Content-Type = "text/html; charset=utf-8";
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  set beresp.uncacheable = true;
  synthetic(std.fileread("/usr/share/girih/away.html"));
  return (deliver);
}

sub vcl_deliver {
  if (obj.uncacheable) { set resp.http.X-Cache = "PASS"; }
  elsif (obj.hits > 0) { set resp.http.X-Cache = "HIT"; }
  else { set resp.http.X-Cache = "MISS"; }
}
