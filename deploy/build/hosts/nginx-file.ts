import { caching, hashedFolder } from '../../server/caching';
import { securityHeaders } from '../../server/security-headers';
import { contentTypes, type SiteFiles } from '../../server/site-files';
import type { SiteRules } from '../../server/site-rules';
import { pagePaths } from './site-lists';

export type Place = {
  /** What nginx listens on, such as `80` or `127.0.0.1:4180`. */
  listen: string;
  /** The document root: a copy of `dist/site`. */
  root: string;
};

/**
 * An nginx site, to include in the `http` block. It states the rules of `resolve-target.ts` as maps:
 * from the requested path to the path below the base, then to the page, then to the files to try.
 * nginx ignores case when it compares the keys of a map.
 */
export function nginxFile(files: SiteFiles, rules: SiteRules, { listen, root }: Place): string {
  const { base, fallbacks } = rules;
  const below = base.slice(0, -1);
  const missing = `${base}404.html`;
  const security = Object.entries(securityHeaders(rules));
  return `# Written by the build: the same rules as those of the site's own server.
map_hash_bucket_size 256;

# The path as requested, and decoded; both relative to ${base}.
map $request_uri $site_asked {
  "~^${escapePattern(below)}(?<asked_path>/[^?]*)" $asked_path;
}
map $uri $site_path {
  "~^${escapePattern(below)}(?<below_base>/.*)" $below_base;
}

# The page that the path stands for, in any spelling.
map $site_path $site_bare {
  default outside;
  "~*^(?=/)(?<bare>.*?)(/index)?((?<=[^/])\\.html)?/?$" $bare;
}
map $site_bare $site_page {
${pagePaths(files)
  .map((page) => `  "${page === '/' ? '' : page}" ${page};`)
  .join('\n')}
}

# Where to redirect: a page to its one address, an unknown name to itself without a slash.
map "$site_page $site_asked" $site_moved {
  "~^(?<same>/\\S*) \\k<same>$" "";
  "~^(?<other>/\\S*) " $other;
  ${fallbacks.map(({ prefix }) => `"~*^ ${escapePattern(prefix)}(?<name>[^/]+)/$" ${prefix}$name;`).join('\n  ')}
}

# What to try: the page, a visible file that is not a page, the page for unknown names.
map $site_page $site_page_file {
  "" "";
  / ${base}index.html;
  default ${below}$site_page.html;
}
map $site_path $site_own_file {
  "~^/_|/\\.|\\.(br|gz|html)$|/$" "";
  default ${below}$site_path;
}
map $site_asked $site_stand_in {
  ${fallbacks.map(({ prefix, file }) => `"~*^${escapePattern(prefix)}[^/]+$" ${below}${file};`).join('\n  ')}
}

map $uri $site_caching {
  default "${caching.page}";
  "~^${escapePattern(below)}${hashedFolder}" "${caching.hashed}";
  "~^${escapePattern(below)}/.*\\.(?!html$)[^./]+$" "${caching.file}";
}
map $request_method $site_allow {
  "~^(GET|HEAD)$" "";
  default "GET, HEAD";
}

server {
  listen ${listen};
  root ${root};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;

  # Compressed by the build. brotli_static is the module libnginx-mod-http-brotli-static of
  # Debian; without it, delete its line.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  types {
${Object.entries(contentTypes)
  .map(([extension, type]) => `    "${type}" ${extension.slice(1)};`)
  .join('\n')}
  }
  default_type application/octet-stream;

${[...security.map(([name, value]) => [name, `'${value.replaceAll("'", "\\'")}'`]), ['Cache-Control', '$site_caching'], ['Allow', '$site_allow']].map(([name, value]) => `  add_header ${name} ${value} always;`).join('\n')}

  error_page 400 404 ${missing};
  location = ${missing} {
    internal;
  }
  location / {
    if ($site_allow) {
      return 405;
    }
    # A dot segment in any spelling.
    if ($request_uri ~* "^[^?]*/(\\.|%2e){1,2}(/|\\?|$)") {
      return 404;
    }
    ${base === '/' ? '' : `if ($uri = ${below}) {\n      return 308 ${base}$is_args$args;\n    }\n    `}if ($site_moved) {
      return 308 ${below}$site_moved$is_args$args;
    }
    try_files $site_page_file $site_own_file $site_stand_in =404;
  }
}
`;
}

/** A path, escaped for nginx's regular expressions. */
const escapePattern = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
