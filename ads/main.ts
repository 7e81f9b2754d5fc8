/** The frame that the external network runs in, and nothing else of this site. */
import { AD_FRAME_CONFIG_ID, createAdMessage, type AdFrameConfig } from '@/lib/advertising/frame';
import { type NetworkWindow, showUnit } from './network';

const configText = document.getElementById(AD_FRAME_CONFIG_ID)?.textContent;
if (configText && window.parent !== window) {
  const config = JSON.parse(configText) as AdFrameConfig;
  void showUnit(window as unknown as NetworkWindow, config, (event) =>
    window.parent.postMessage(createAdMessage(event), config.site),
  );
}
