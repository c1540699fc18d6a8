/**
 * In a list a finger moves a card's photos from its first touch, so they lie above the card's link (media.css), and are
 * reached by keys where they scroll (cardPhotos.ts, for later cards). What else is done to them is done to the link.
 */
export const PASS_PHOTO_TOUCHES = `for(const type of["pointerover","click"])addEventListener(type,e=>{
const photos=e.target instanceof Element&&e.target.closest("[data-grid] .is-strip>:first-child");
if(photos)photos.closest(".card").querySelector("a[data-car]").dispatchEvent(new MouseEvent(type,{bubbles:true,cancelable:true}))});
addEventListener("DOMContentLoaded",()=>{if(matchMedia("(pointer:coarse)").matches)
for(const photos of document.querySelectorAll("[data-grid] .is-strip>:first-child"))photos.tabIndex=0})`
