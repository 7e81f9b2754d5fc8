/** Types of the modules that axios publishes under `unsafe/`; its own declarations cover only the complete library. */

declare module 'axios/unsafe/core/dispatchRequest.js' {
  import type { AxiosRequestConfig, AxiosResponse } from 'axios';
  export default function dispatchRequest(config: AxiosRequestConfig): Promise<AxiosResponse<unknown>>;
}
declare module 'axios/unsafe/core/AxiosError.js' {
  export { AxiosError as default } from 'axios';
}
declare module 'axios/unsafe/core/settle.js' {
  import type { AxiosResponse } from 'axios';
  export default function settle(
    resolve: (response: AxiosResponse) => void,
    reject: (error: unknown) => void,
    response: AxiosResponse,
  ): void;
}
