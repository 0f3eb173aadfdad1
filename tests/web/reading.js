// Every text that a person can read or hear on the page, except what is drawn on cards and boxes.
() => {
  const found = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("svg, script, style, [data-told]");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (data.trim() && shown(parentElement)) found.push(data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const said = element.getAttribute(name);
      if (said?.trim() && shown(element)) found.push(said.trim());
    }
  found.push(document.title);
  return [...new Set(found)];
}
