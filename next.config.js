/** How Next builds the pages; the server in front of it compresses, caches and sets the policies. */

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  compress: false,
  compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
  images: { qualities: [75] },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
};

export default config;
